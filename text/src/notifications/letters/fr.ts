import type { letters as english } from './en.ts'

export const letters: typeof english = {
  kinds: {
    event_created: 'Nouveaux événements',
    event_changed: 'Changements d’événements',
    event_cancelled: 'Événements annulés',
    event_restored: 'Événements qui ont finalement lieu',
    moved_up: 'Une place de la liste d’attente',
    answer_reminder: 'Rappels de répondre',
    event_reminder: 'Rappels des événements où je vais',
  },
  headings: {
    event_created: (title) => `Nouveau : ${title}`,
    event_changed: (title) => `Modifié : ${title}`,
    event_cancelled: (title) => `Annulé : ${title}`,
    event_restored: (title) => `Finalement maintenu : ${title}`,
    moved_up: (title) => `Tu as une place : ${title}`,
    answer_reminder: (title) => `Tu viens ? ${title}`,
    event_reminder: (title) => `Bientôt : ${title}`,
  },
  intros: {
    event_created: (team) => `${team} demande si tu viens.`,
    event_changed: (team) =>
      `${team} a déplacé cet événement. Les réponses données avant ne comptent plus : réponds à nouveau, s’il te plaît.`,
    event_cancelled: (team) => `${team} a annulé cet événement. Personne n’a besoin de venir.`,
    event_restored: (team) => `${team} avait annulé cet événement. Il a finalement lieu.`,
    moved_up: (team) => `${team} : une place s’est libérée, elle est pour toi.`,
    answer_reminder: (team) => `${team} attend encore une réponse.`,
    event_reminder: (team) => `${team} compte sur toi. Tu as dit que tu viens.`,
  },
  about: (names) => `Il s’agit de ${names}.`,
  when: 'Quand',
  where: 'Où',
  meeting: 'Rendez-vous',
  opponent: 'Adversaire',
  kit: 'Tenue',
  answerBy: 'Répondre avant le',
  reason: 'Raison',
  timeOf: (time, zone) => `${time} (heure de ${zone})`,
  answer: 'Répondre en un geste',
  answerFor: (name) => `Répondre pour ${name}`,
  toEvent: 'Voir l’événement',
  onlyYours:
    'Le lien de réponse est à toi seul : il répond à cet événement pour la personne nommée, sans connexion. Ne le transmets pas, s’il te plaît.',
  why: (team) => `Tu reçois cette lettre parce que toi ou ton enfant faites partie de ${team}.`,
  stop: (url) => `Ne plus recevoir ces lettres : ${url}`,
  choices: (url) => `Tout ce que tu veux savoir : ${url}`,

  page: {
    title: 'Lettres par e-mail',
    loading: 'Chargement de ton choix',
    wanted: (kind) => `Tu reçois des lettres sur : ${kind}.`,
    stopped: (kind) => `Tu ne reçois plus de lettres sur : ${kind}.`,
    stillInApp: 'Dans Touchline, tu trouves toujours tout sous la cloche.',
    stop: 'Ne plus les recevoir',
    resume: 'Les recevoir à nouveau',
    saving: 'Enregistrement…',
    broken: 'Ce lien ne fonctionne pas',
    brokenText:
      'Une partie s’est peut-être perdue. Ouvre-le encore une fois depuis la lettre, ou choisis dans tes préférences.',
    toPreferences: 'Vers mes préférences',
  },
}
