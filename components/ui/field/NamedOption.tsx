import { shownName } from '@/lib/text/words'
import { Name } from '../display/Name'
import { Option } from './Option'

interface Props {
  id: string
  name: string
  /** What is not in use any more is said to be so. */
  active: boolean
  /** True for what people call by its id: that comes first. */
  isCalledById?: boolean
}

/** A choice of what has a name and an id: both are shown, as names alone may be alike. */
export function NamedOption({ id, name, active, isCalledById = false }: Props) {
  const first = (isCalledById ? id : shownName(name)) || id
  return (
    <Option
      id={id}
      textValue={first}
      trailing={
        <>
          {!active && <span className="mr-2">inactive</span>}
          {first === name && name !== id && <span className="font-mono">{id}</span>}
          {first === id && name !== id && <Name>{name}</Name>}
        </>
      }
    >
      <Name className="block truncate">{first}</Name>
    </Option>
  )
}
