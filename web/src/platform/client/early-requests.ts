import { sessionKey } from '@touchline/domain/auth/session-key'

const place = 'touchlineEarly'

/**
 * An inline script in the head of the page, admitted by its hash. Requests what the page's layout
 * and content will need while scripts still load: for example two months of the calendar, and for
 * staff the notices above the members list. Without a valid session only what the sign-in pages
 * need.
 */
export const earlyRequestScript = `try{
var path=location.pathname,asked=globalThis.${place}={as:null},
get=function(p){return fetch('/rest/v1'+p,asked.as?{headers:{authorization:asked.as}}:{}).catch(function(){})},
ask=function(p){return asked['/rest/v1'+p]=get(p)};
if(/^\\/(?:login|register|forgot-password)\\/?$/.test(path))ask('/installation');
var s=JSON.parse(localStorage.getItem('${sessionKey}')),m=/^\\/(?:team\\/([0-9a-f-]{36})(\\/calendar|\\/members)?|teams|dashboard)\\/?$/.exec(path);
if(m&&s&&s.expires_at>Date.now()/1e3+90){
asked.as='Bearer '+s.access_token;
var team=m[1]&&'/teams/'+m[1],
start=ask('/me/start'+(team?'?teamId='+m[1]:'')).then(function(r){return r&&r.ok?r.json():{}}),
part=function(p,name){asked['/rest/v1'+p]=start.then(function(all){return all[name]&&new Response(JSON.stringify(all[name]),{headers:{'content-type':'application/json'}})}).catch(function(){})};
part('/me','me');part('/me/teams','teams');part('/me/notifications/unread','unread');if(team)part(team,'team');
if(team&&!m[2])ask(team+'/events/around');
if(m[2]==='/calendar'&&!location.search)for(var now=new Date,n=0;n<2;n++){
var day=new Date(Date.UTC(now.getFullYear(),now.getMonth()+n,1)),date=function(d){day.setUTCDate(d);return day.toISOString().slice(0,10)};
ask(team+'/events?from='+date(1-(day.getUTCDay()+6)%7)+'&to='+date(day.getUTCDate()+41)+'&limit=500')}
if(m[2]==='/members'){ask(team+'/members?state=active');
['/roster-imports','/join-requests'].forEach(function(p){asked['/rest/v1'+team+p]=start.then(function(all){var who=all.team&&all.team.actor;
return who&&(who.isAdmin||who.isCoach)?get(team+p):undefined})})}
}}catch(x){}`

/** When the early requests started, or earlier. */
export const pageStart = { steady: 0, wall: performance.timeOrigin }

/** Whether an early response hasn't been used yet. */
export function hasEarlyResponse(): boolean {
  const asked: unknown = Reflect.get(globalThis, place)
  return typeof asked === 'object' && asked !== null && Object.keys(asked).length > 1
}

/** Returns an early response once; undefined if there was none or it failed. */
export async function takeEarlyResponse(request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET') return undefined
  const asked: unknown = Reflect.get(globalThis, place)
  if (typeof asked !== 'object' || asked === null) return undefined
  // Another account may have signed in since.
  if (Reflect.get(asked, 'as') !== request.headers.get('authorization')) return undefined
  const { pathname, search } = new URL(request.url)
  const answer: unknown = Reflect.get(asked, pathname + search)
  if (!(answer instanceof Promise)) return undefined
  Reflect.deleteProperty(asked, pathname + search)
  const response: unknown = await answer
  return response instanceof Response && response.ok ? response : undefined
}
