/** Answers as long as the process does. */
export const GET = async (): Promise<Response> => Response.json({ status: 'ok' })
