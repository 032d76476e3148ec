import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Tu réponds pour toi, ${name}`,
  forChild: (name) => `Réponse pour ${name}`,
  question: 'Tu viens ?',
  questionFor: (name) => `${name} vient ?`,
  saved: 'C’est enregistré. Tu peux changer ta réponse jusqu’au début.',
  savedUntil: (when) => `C’est enregistré. Tu peux changer ta réponse jusqu’au ${when}.`,
  answerUntil: (when) => `Réponds avant le ${when}, s’il te plaît.`,
  expired: 'Cet événement a déjà commencé',
  expiredText: 'Tu ne peux plus répondre.',
  removed: 'Cet événement a été supprimé',
  removedText: 'Une question ? Demande à ton entraîneur.',
  broken: 'Ce lien ne fonctionne pas',
  brokenText:
    'Ouvre-le à nouveau depuis l’e-mail, ou connecte-toi. Tu ne réponds peut-être plus pour cette personne.',
  signIn: 'Se connecter',
  onlyYours: 'Ne partage pas cette page : elle permet de répondre à ta place.',
}
