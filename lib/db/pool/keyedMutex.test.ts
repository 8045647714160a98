import { expect, test } from 'vitest'
import { KeyedMutex } from './keyedMutex'

test('work under one key is done in its order, whatever becomes of what was before it', async () => {
  const mutex = new KeyedMutex()
  const done: string[] = []
  let finish = () => {}
  const first = mutex.run(
    'a',
    () =>
      new Promise<void>((_, reject) => {
        finish = () => reject(new Error('broken'))
      }),
  )
  const second = mutex.run('a', async () => void done.push('second'))
  const third = mutex.run('a', async () => void done.push('third'))
  await mutex.run('b', async () => void done.push('other'))
  expect([done, mutex.waiting]).toEqual([['other'], 2])
  finish()
  await expect(first).rejects.toThrow('broken')
  await Promise.all([second, third])
  expect([done, mutex.waiting]).toEqual([['other', 'second', 'third'], 0])
})
