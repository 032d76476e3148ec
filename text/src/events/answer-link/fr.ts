import type { answerLink as english } from './en.ts'

export const answerLink: typeof english = {
  forYou: (name) => `Votre réponse, ${name}`,
  forChild: (name) => `Réponse pour ${name}`,
  question: 'Vous venez ?',
  questionFor: (name) => `${name} vient ?`,
  saved: 'Enregistré. Modifiable jusqu’au début.',
  savedUntil: (when) => `C’est enregistré. Vous pouvez changer jusqu’au ${when}.`,
  answerUntil: (when) => `Merci de répondre avant le ${when}.`,
  expired: 'Cet événement a déjà commencé',
  expiredText: 'Il est trop tard pour répondre.',
  removed: 'Cet événement a été supprimé',
  removedText: 'Une question ? Demandez à l’entraîneur.',
  broken: 'Ce lien ne fonctionne pas',
  brokenText: 'Rouvrez-le depuis l’e-mail, ou connectez-vous.',
  signIn: 'Se connecter',
  onlyYours: 'Ne partagez pas cette page : elle répond à votre place.',
}
