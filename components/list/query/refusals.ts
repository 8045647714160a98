import { ApiProblem } from '@/components/api/problem'

interface Refusal {
  readonly parameter: string
  readonly message: string
}

/** What the service said of each parameter of a list that it refused; nothing for other faults. */
export function refusedParameters(fault: Error | null): Readonly<Record<string, string>> {
  if (!(fault instanceof ApiProblem) || fault.status !== 400) return {}
  const { parameter, parameters } = fault.body
  if (Array.isArray(parameters)) {
    return Object.fromEntries(
      (parameters as Refusal[]).map(({ parameter: name, message }) => [name, message]),
    )
  }
  return typeof parameter === 'string' ? { [parameter]: fault.detail } : {}
}
