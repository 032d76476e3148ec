import { cleanCell, splitWords } from '../../members/import/words.ts'

/** Meanings of a column of results; if two fit, the first one wins. */
export const columns = [
  'date',
  'time',
  'round',
  'home',
  'away',
  'score',
  'homeScore',
  'awayScore',
  'halfTime',
  'shootOut',
  'status',
  'venue',
] as const
export type Column = (typeof columns)[number]

/**
 * Column names in four languages and in files of score services, without accents and punctuation.
 */
const headings: Readonly<Record<Column, readonly string[]>> = {
  date: 'date event,str timestamp,date event local,fixture date,kickoff date,kick off date,start date,date,datum,fecha,spieldatum,dia,termin,date time,datetime,date and time,utc date,match date,match date time,game date,spieltermin,date match,date du match,fecha y hora'.split(
    ',',
  ),
  time: 'kickoff time,time,uhrzeit,zeit,heure,hora,anstoss,anpfiff,anwurf,beginn,spielbeginn,kick off,kickoff,kick off time,start time,ko'.split(
    ',',
  ),
  round:
    'int round,league round,group group order id,round,runde,spieltag,journee,jornada,matchday,match day,day,tag,week,woche,gameweek,game week,matchweek,match week,round number,spieltag nr,j,jor'.split(
      ',',
    ),
  home: 'hometeam,home team teamname,home team team name,team 1 name,team 1 team name,str home team,teams home name,home,home team,heim,heimmannschaft,heimteam,heimverein,gastgeber,domicile,equipe domicile,equipe a domicile,recevant,club recevant,equipe recevante,local,equipo local,casa,home team name,home name,home club,team 1,equipe 1,equipo 1,mannschaft 1,team a'.split(
    ',',
  ),
  away: 'awayteam,guest team,guestteam,away team teamname,away team team name,guest team name,guest team teamname,guest team team name,team 2 name,team 2 team name,str away team,teams away name,away,away team,guest,visitor,visitors,visiting team,gast,gaste,gastmannschaft,gastteam,gastverein,exterieur,equipe exterieure,equipe a l exterieur,visiteur,club visiteur,equipe visiteuse,visitante,equipo visitante,away team name,away name,away club,team 2,equipe 2,equipo 2,mannschaft 2,team b'.split(
    ',',
  ),
  score:
    'goals,score ft,score full time,score,result,ergebnis,endergebnis,endstand,stand,tore,resultat,buts,resultado,goles,marcador,ft,full time,fulltime,full time score,ft score,final score,final,resultado final,score final'.split(
      ',',
    ),
  homeScore:
    'int home score,home score,home goals,home points,score home,goals home,heimtore,tore heim,heim tore,punkte heim,score domicile,buts domicile,goles local,goles casa,puntos local,fthg,hg,gl,hgoal,home goal,home team goals,home team score,score full time home,full time home goals,score 1,goals 1,tore 1,buts 1,goles 1'.split(
      ',',
    ),
  awayScore:
    'int away score,away score,away goals,away points,score away,goals away,gasttore,tore gast,gast tore,punkte gast,score exterieur,buts exterieur,goles visitante,puntos visitante,ftag,ag,gv,vgoal,agoal,away goal,away team goals,away team score,visitor score,visitor goals,score full time away,full time away goals,score 2,goals 2,tore 2,buts 2,goles 2'.split(
      ',',
    ),
  halfTime:
    'score ht,score half time,half time,halftime,ht,ht score,half time score,halbzeit,halbzeitstand,hz,mi temps,descanso,medio tiempo'.split(
      ',',
    ),
  shootOut:
    'pens,pen,penalties,penalty shoot out,pso,shoot out,shootout,score penalties,elfmeter,elfmeterschiessen,penaltyschiessen,siebenmeterwerfen,i e,n e,tab,t a b,tirs au but,penaltis,penales,tanda de penaltis'.split(
      ',',
    ),
  status:
    'fixture status short,str status,match status,status,state,note,notes,remark,remarks,bemerkung,hinweis,statut,etat,remarque,observations,estado,nota,observaciones'.split(
      ',',
    ),
  venue:
    'fixture venue name,venue name,stadium name,ground name,location location stadium,str venue,venue,place,location,ground,pitch,stadium,ort,spielort,spielstatte,sportstatte,sportanlage,platz,halle,stadion,lieu,terrain,stade,salle,lugar,campo,pista,estadio,pabellon,instalacion'.split(
      ',',
    ),
}

/** Longer text is no heading. */
const longestHeading = 500

/** The meaning of a heading; null if unknown. */
export function columnOf(heading: string): Column | null {
  const spelled = splitWords(cleanCell(heading.slice(0, longestHeading))).join(' ')
  return columns.find((column) => headings[column].includes(spelled)) ?? null
}
