import type { Resource } from '@/lib/resources/resource'
import { identifier } from '../sql'
import {
  BY_INDEX,
  type DatabaseObject,
  filling,
  functionNamed,
  index,
  plainFunction,
  plpgsqlText,
  trigger,
  triggerFunction,
} from './databaseObject'
import { isSearchable, searchTableName } from './searchText'

/**
 * The table of the words that occur in a resource's search texts, by which a slip in a word is set
 * right before any record is looked for: there are few different words, however many records have
 * them. Nothing keeps a word from standing there twice, so that writers of the same word never wait
 * for each other; two that bring a new one at the same time both leave it. A word that no record
 * has any more stays. Both cost a look and change nothing in what is found.
 */
export const searchWordTableName = (resource: Resource): string => `${resource.table}_search_word`

/** The same, as SQL. */
export const searchWordTable = (resource: Resource): string =>
  identifier(searchWordTableName(resource))

/** Longer words are found as they are typed only: they would not fit into the index. */
const LONGEST_WORD = 40
/** Shorter words can be slips of too many others. */
export const SHORTEST_WORD = 3

/**
 * What tells the words of a text, and the keys by which a word is found despite a slip: it as it is,
 * and less each one of its characters. Two words that are one slip apart have a key in common,
 * whether a character is wrong, too many, too few, or in its neighbour's place.
 */
export const searchWordFunctions = [
  // A few rows, so that the planner looks for each by an index.
  plainFunction({
    name: 'search_words',
    takes: 'text',
    create: `CREATE FUNCTION search_words(content text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 10 AS $$ SELECT DISTINCT found[1] FROM regexp_matches(content, '[[:alpha:]]{${SHORTEST_WORD},}', 'g') found WHERE char_length(found[1]) <= ${LONGEST_WORD} $$;`,
    saysTheSame: true,
  }),
  // Dear, so that the planner goes by the index on it instead of working it out for every word. In
  // PL/pgSQL, as a function in SQL is planned anew for each word that comes to the index.
  plainFunction({
    name: 'search_word_keys',
    takes: 'text',
    create: `CREATE FUNCTION search_word_keys(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS E'${plpgsqlText('DECLARE keys text[] := ARRAY[word]; BEGIN FOR place IN 1 .. char_length(word) LOOP keys := keys || (left(word, place - 1) || substr(word, place + 1)); END LOOP; RETURN keys; END')}';`,
    saysTheSame: true,
  }),
]

/**
 * SQL that is true of a word, `w.word`, that is not noted.
 *
 * @param known what the look among those that are ends with
 */
export const isUnnoted = (resource: Resource, known = ''): string =>
  `NOT EXISTS (SELECT FROM ${searchWordTable(resource)} k WHERE k.word = w.word${known})`

/**
 * The statement that notes words, but for those that are noted.
 *
 * @param of SQL for rows of words
 */
export const noting = (resource: Resource, of: string, known?: string): string =>
  `INSERT INTO ${searchWordTable(resource)} (word) SELECT w.word FROM ${of} w(word) WHERE ${isUnnoted(resource, known)}`

/** What keeps the tables in step with the search texts, and indexes them. */
export const searchWordObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.filter(isSearchable).flatMap((resource) => {
    const texts = searchTableName(resource)
    const table = searchWordTableName(resource)
    const note = `note_${table}s`
    const split = [functionNamed('search_words')]
    // With OFFSET each word is looked up by itself: else all words there are may be read for a few.
    const noted = noting(resource, 'search_words(NEW.words)', ' OFFSET 0')
    const all = `(SELECT DISTINCT each.word FROM ${identifier(texts)} s CROSS JOIN LATERAL search_words(s.words) each(word))`
    return [
      triggerFunction(note, `BEGIN ${noted}; RETURN NULL; END`, split, BY_INDEX),
      trigger(`${table}_noted`, texts, 'AFTER INSERT OR UPDATE OF words', note),
      filling(table, noting(resource, all), split),
      index(`${table}_keys`, table, 'USING gin (search_word_keys(word))', {
        needs: [functionNamed('search_word_keys')],
      }),
      index(`${table}_likeness`, table, 'USING gin (word gin_trgm_ops)'),
    ]
  })
