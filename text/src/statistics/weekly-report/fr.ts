import type { weeklyReport as english } from './en.ts'

export const weeklyReport: typeof english = {
  subject: (team) => `${team} : ta semaine`,
  subjectOfSeveral: 'La semaine de tes équipes',
  intro: (from, to) => `Du ${from} au ${to}, et ce qui vient ensuite.`,
  eventsPast: (count) =>
    count < 2 ? `${count} événement a eu lieu` : `${count} événements ont eu lieu`,
  result: (match, score) => `${match} : ${score}`,
  attendance: (percent) => `Présence : ${percent} %`,
  attended: (name, there, of) => `${name} : présence ${there} fois sur ${of}`,
  you: 'Toi',
  newMembers: (count) => (count < 2 ? `${count} nouveau membre` : `${count} nouveaux membres`),
  upcoming: (title, when) => `${when} : ${title}`,
  unanswered: (count) =>
    count < 2 ? `${count} événement attend ta réponse` : `${count} événements attendent ta réponse`,
  invitations: (count) =>
    count < 2 ? `${count} invitation en attente` : `${count} invitations en attente`,
  moreEvents: (count) =>
    count < 2 ? `et ${count} autre événement` : `et ${count} autres événements`,
  action: 'Ouvrir Touchline',
  why: 'Tu as choisi le bilan de la semaine.',
}
