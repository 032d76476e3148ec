import { sessionKey } from '@touchline/domain/auth/session-key'

const place = 'touchlineEarly'

/**
 * Runs in the head of a page, admitted by its hash: asks for what the frame of the page and the page itself
 * are going to ask for, while their scripts are still on the way. Who has no session that is good asks nothing.
 */
export const askEarly = `try{var s=JSON.parse(localStorage.getItem('${sessionKey}')),m=/^\\/(?:team\\/([0-9a-f-]{36})(\\/calendar|\\/members)?|teams|dashboard)\\/?$/.exec(location.pathname);if(m&&s&&s.expires_at>Date.now()/1e3+90){var t=m[1]&&'/teams/'+m[1],h='Bearer '+s.access_token,e=globalThis.${place}={as:h},a=['/me','/me/teams','/me/notifications/unread'];if(t)a.push(t);if(t&&!m[2])a.push(t+'/events/around');if(m[2]==='/members')a.push(t+'/members?state=active');a.forEach(function(p){e['/rest/v1'+p]=fetch('/rest/v1'+p,{headers:{authorization:h}}).catch(function(){})})}}catch(x){}`

/** When the head of the page asked, or before. */
export const pageStart = { steady: 0, wall: performance.timeOrigin }

/** Whether something that was asked for early is still to be taken. */
export function waitsEarly(): boolean {
  const asked: unknown = Reflect.get(globalThis, place)
  return typeof asked === 'object' && asked !== null && Object.keys(asked).length > 1
}

/** The answer to what was asked for early, once; undefined where it was not, or could not be had. */
export async function takeEarly(request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET') return undefined
  const asked: unknown = Reflect.get(globalThis, place)
  if (typeof asked !== 'object' || asked === null) return undefined
  // Somebody else may have signed in since.
  if (Reflect.get(asked, 'as') !== request.headers.get('authorization')) return undefined
  const { pathname, search } = new URL(request.url)
  const answer: unknown = Reflect.get(asked, pathname + search)
  if (!(answer instanceof Promise)) return undefined
  Reflect.deleteProperty(asked, pathname + search)
  const response: unknown = await answer
  return response instanceof Response && response.ok ? response : undefined
}
