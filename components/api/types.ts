import type { LosslessNumber } from 'lossless-json'
import type * as client from '@/packages/client/src/types'

export type { CallOptions, HeaderName, Maybe } from '@/packages/client/src/types'

/** A number of a body. In answers all are LosslessNumber, which keeps the digits as they came. */
export type Figure = number | LosslessNumber

/** The bodies of the API by their names in its document. */
export type Schemas = client.Schemas<Figure>

export type Method = Lowercase<client.Method>

/** The addresses that take a method, as templates: `/fm/clients/{client_id}`. */
export type PathOf<Verb extends Method> = client.PathOf<Uppercase<Verb>>

/** What an operation answers with when it succeeds; undefined where that may be nothing. */
export type AnswerOf<Path extends PathOf<Verb>, Verb extends Method> = client.AnswerOf<
  Figure,
  Uppercase<Verb>,
  Path
>

/** All that a call has to say, and all that it may say. A dry run is a call of its own. */
export type OptionsOf<Path extends PathOf<Verb>, Verb extends Method> = Verb extends 'get'
  ? client.SaidOf<Figure, 'GET', Path & client.PathOf<'GET'>>
  : Omit<client.SaidOf<Figure, Uppercase<Verb>, Path>, 'query'>
