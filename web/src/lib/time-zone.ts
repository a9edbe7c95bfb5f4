const HEADER = 'X-Time-Zone';

/**
 * Asks for days and months as they are cut in a time zone. A browser may know one that the server does not: what is asked
 * from then on is answered in UTC.
 */
export function inTimeOf(timeZone: string | undefined): (request: Request) => Promise<Response> {
  let known = timeZone;
  return async (request) => {
    if (!known) return fetch(request);
    request.headers.set(HEADER, known);
    const response = await fetch(request);
    // A page asks before it changes anything.
    if (request.method !== 'GET' || response.status !== 400) return response;
    if (!(await response.clone().text()).includes(HEADER)) return response;
    known = undefined;
    request.headers.delete(HEADER);
    return fetch(request);
  };
}
