import { isTextOf } from '@/lib/text/characters'
import { parameter, UnusableValue } from './parameter'

const MAX_SEARCH = 100

/** The parameter for words to look for; blanks alone ask for nothing. */
export const searchWords = (description: string, example: string) =>
  parameter(
    {
      name: 'search',
      alsoCalled: ['q', 'query', 'keyword', 'keywords', 'text', 'term', 'find'],
      description,
      schema: { type: 'string', maxLength: MAX_SEARCH },
      example,
    },
    (given) => {
      const text = given.trim()
      if (!isTextOf(text, 0, MAX_SEARCH)) {
        throw new UnusableValue(`it takes up to ${MAX_SEARCH} characters of text`)
      }
      return text || undefined
    },
  )
