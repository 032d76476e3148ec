import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Tu réponds pour toi, ${name}`,
  forChild: (name) => `Tu réponds pour ${name}`,
  question: 'Tu viens ?',
  questionFor: (name) => `${name} vient ?`,
  saved: 'C’est enregistré. Tu peux changer la réponse ici jusqu’au début de l’événement.',
  savedUntil: (when) => `C’est enregistré. Tu peux changer la réponse ici jusqu’au ${when}.`,
  answerUntil: (when) => `Réponds avant le ${when}, s’il te plaît.`,
  expired: 'Cet événement a déjà commencé',
  expiredText: 'Ses liens de réponse ne fonctionnent plus.',
  removed: 'Cet événement a été supprimé',
  removedText:
    'Il n’y a plus rien à répondre. Demande à ton entraîneur si tu ne sais pas pourquoi.',
  broken: 'Ce lien ne fonctionne pas',
  brokenText:
    'Une partie s’est peut-être perdue, ou tu ne réponds plus pour cette personne. Ouvre-le encore une fois depuis l’e-mail, ou connecte-toi.',
  signIn: 'Se connecter',
  onlyYours:
    'Cette page est à toi seul : qui a son adresse peut répondre. Ne la transmets pas, s’il te plaît.',
}
