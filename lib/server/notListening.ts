/**
 * Says to the operator why the service cannot be reached where the configuration has it listen, and
 * what to do: the system names a code and a call of its own.
 */
export function whyNotListening(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose one: PORT=3001 npm start`
    case 'EACCES':
      return `This user may not listen on port ${port} (${code}). Choose one from 1024 on, as PORT=3001 npm start, or put a proxy before it.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", for which this machine finds no address (${code}). Give it an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is no address of this machine (${code}). Give it one that is, such as 127.0.0.1, or 0.0.0.0 for all of them.`
    default:
      return `The service cannot listen at HOST "${host}" and PORT ${port}: ${message}. Correct them.`
  }
}
