import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PaletteBody } from '@/components/shell/palette/PaletteBody'
import { resources, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** Records that the palette finds. */

const nothing = () => undefined

test('what was renamed or deleted since is not found as it was, however lately that was', async () => {
  let names = ['Mallee Tyres']
  answering(() => {
    return Response.json(listOf(...names.map((name) => ({ supplier_id: 'S-1', name }))))
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const body = <PaletteBody actions={[]} onChosen={nothing} onGone={nothing} onClose={nothing} />
  showSignedIn(body, [supplier.permissions.read], queries)
  const search = page.getByRole('searchbox')
  await userEvent.fill(search, 'mallee')
  await expect.element(page.getByRole('menuitem', { name: /Mallee Tyres/ })).toBeVisible()
  await userEvent.fill(search, '')
  await expect.poll(() => page.getByRole('menuitem', { name: /Mallee/ }).elements()).toEqual([])
  names = []
  await userEvent.fill(search, 'mallee')
  await expect.element(page.getByText('Nothing matches.')).toBeVisible()
})

const SEARCHED = (resources as readonly Resource[]).filter(({ list }) => list?.searched.length)

test.each(SEARCHED.map((resource) => [resource.plural, resource] as const))(
  'whoever may read nothing but %s finds them by what they may read of them',
  async (_, resource) => {
    const { id, derived, permissions } = resource
    const withheld = derived.filter(
      ({ permission }) => permission && permission !== permissions.read,
    )
    const asked: string[] = []
    answering(({ path, query }) => {
      if (path !== `/api/v1${resource.path}`) return Response.json(listOf())
      asked.push(...(query.get('fields')?.split(',') ?? []))
      return Response.json(listOf({ [id.name]: '1' }))
    })
    const body = <PaletteBody actions={[]} onChosen={nothing} onGone={nothing} onClose={nothing} />
    showSignedIn(body, [permissions.read])
    await userEvent.fill(page.getByRole('searchbox'), 'mallee')
    await expect.poll(() => asked).toContain(id.name)
    for (const { name } of withheld) expect(asked).not.toContain(name)
  },
)

test('there is something that takes another permission than the records have it on', () => {
  const taking = SEARCHED.flatMap(({ hints, derived }) =>
    derived.filter(({ name, permission }) => permission && hints.includes(name)),
  )
  expect(taking.length).toBeGreaterThan(0)
})
