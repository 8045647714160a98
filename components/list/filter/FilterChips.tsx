'use client'

import type { ListConfig } from '../listConfig'
import type { Filters } from '../query/listState'
import { chipsOf, withoutParameters, withTest } from './chips'
import { FilterChip } from './FilterChip'
import { UnknownChip } from './UnknownChip'

interface Props {
  config: ListConfig
  filters: Filters
  /** What the service said of parameters that it refused. */
  faults: Readonly<Record<string, string>>
  onChange: (filters: Filters) => void
}

/** A chip for every parameter of the list, whether this page understands it or not. */
export function FilterChips({ config, filters, faults, onChange }: Props) {
  const chips = chipsOf(filters, config.filterOf)
  return chips.map(({ parameters, known }) => {
    const [parameter = ''] = parameters
    const refused = parameters.find((each) => Object.hasOwn(faults, each))
    const fault = refused === undefined ? undefined : faults[refused]
    // Of a list with editors of its own, only what those do not know is left.
    if (config.hasEditor?.(parameter)) return null
    if (!known) {
      return (
        <UnknownChip
          key={parameter}
          {...{ parameter, fault }}
          values={filters[parameter] ?? []}
          onChange={(values) =>
            onChange(
              values.length > 0
                ? { ...filters, [parameter]: values }
                : withoutParameters(filters, parameters),
            )
          }
        />
      )
    }
    return (
      <FilterChip
        key={parameter}
        {...known}
        fault={fault}
        onChange={(test) =>
          onChange(
            test
              ? withTest(filters, known.column, test, parameters)
              : withoutParameters(filters, parameters),
          )
        }
      />
    )
  })
}
