import type { offline as english } from './en.ts'

export const offline: typeof english = {
  title: 'Tu es hors ligne',
  asOf: (when) => `État : ${when}.`,
  hint: 'Réponses, messages, présences et score en direct sont gardés ici et envoyés plus tard. Le reste demande une connexion.',
  unsent: (count) =>
    count < 2
      ? `${count} modification attend d’être envoyée.`
      : `${count} modifications attendent d’être envoyées.`,
  forgetful:
    'Ce navigateur n’a plus de place pour garder quoi que ce soit. Laisse cette page ouverte jusqu’à ce que tu sois de nouveau en ligne.',

  newVersion: {
    title: 'Une nouvelle version est prête',
    text: 'Recharge quand tu veux : ce que tu as écrit reste en place.',
    reload: 'Recharger',
  },

  leaving: {
    title: 'Te déconnecter et perdre des modifications ?',
    text: (count) =>
      count < 2
        ? `${count} modification faite hors ligne n’a pas été envoyée. Elle sera perdue si tu te déconnectes.`
        : `${count} modifications faites hors ligne n’ont pas été envoyées. Elles seront perdues si tu te déconnectes.`,
    confirm: 'Me déconnecter quand même',
  },
  lost: (count) =>
    count < 2
      ? `Ta session est terminée : ${count} modification faite hors ligne n’a pas été envoyée.`
      : `Ta session est terminée : ${count} modifications faites hors ligne n’ont pas été envoyées.`,

  outcomes: {
    label: 'Ce que sont devenues tes modifications',
    answer: {
      notCounted: (gave) => `Ta réponse « ${gave} » ne compte pas.`,
      insteadOf: (gave, other) =>
        `Entre-temps, la réponse était « ${other} ». La tienne, « ${gave} », est arrivée après : c’est elle qui compte.`,
      insteadOfBy: (gave, other, by) =>
        `Entre-temps, ${by} avait répondu « ${other} ». Ta réponse « ${gave} » est arrivée après : c’est elle qui compte.`,
    },
    mark: {
      notCounted: 'Ce que tu as noté n’a pas été enregistré.',
      insteadOf: (gave, other) =>
        `Entre-temps, c’était « ${other} ». Ton « ${gave} » est arrivé après : c’est lui qui compte.`,
      insteadOfBy: (gave, other, by) =>
        `Entre-temps, ${by} avait noté « ${other} ». Ton « ${gave} » est arrivé après : c’est lui qui compte.`,
      none: 'rien de noté',
    },
    live: { notCounted: 'Ce que tu as noté du match n’a pas été enregistré.' },
    refused: {
      event_cancelled: 'L’événement a été annulé entre-temps.',
      deadline_passed: 'Le délai de réponse était passé avant que tu retrouves une connexion.',
      changed_meanwhile: 'L’événement a été déplacé entre-temps. Regarde-le et réponds de nouveau.',
      not_found: 'L’événement n’existe plus, ou tu ne fais plus partie de l’équipe.',
      not_allowed: 'Tu n’as plus de convocation pour cet événement.',
    },
    tapped: (when) => `Donné hors ligne : ${when}`,
    look: 'Voir l’événement',
  },
}
