import { parameter, UnusableValue } from './parameter'

/** Whether the caller wants everything checked and nothing written. */
export const DRY_RUN = parameter(
  {
    name: 'dry_run',
    description: 'Checks everything, writes nothing, and answers with what would change.',
    schema: { type: 'boolean', default: false },
    example: true,
  },
  readBoolean,
)

/** @throws UnusableValue unless the text is true or false */
export function readBoolean(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new UnusableValue('it takes true or false')
  return text === 'true'
}
