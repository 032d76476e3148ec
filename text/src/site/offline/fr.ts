import type { offline as english } from './en.ts'

export const offline: typeof english = {
  title: 'Tu es hors ligne',
  asOf: (when) => `État : ${when}.`,
  hint: 'Réponses, messages, présences et score en direct partiront plus tard.',
  unsent: (count) =>
    count < 2
      ? `${count} modification attend d’être envoyée.`
      : `${count} modifications attendent d’être envoyées.`,
  forgetful: 'Le stockage de ce navigateur est plein. Garde cette page ouverte.',

  newVersion: {
    title: 'Une nouvelle version est prête',
    text: 'Ce que tu as écrit reste en place.',
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
      ? `Tu as été déconnecté. ${count} modification hors ligne n’a pas été envoyée.`
      : `Tu as été déconnecté. ${count} modifications hors ligne n’ont pas été envoyées.`,

  outcomes: {
    label: 'Ce que sont devenues tes modifications',
    answer: {
      notCounted: (gave) => `Ta réponse « ${gave} » ne compte pas.`,
      insteadOf: (gave, other) => `Ta réponse « ${gave} » remplace « ${other} ».`,
      insteadOfBy: (gave, other, by) => `Ta réponse « ${gave} » remplace « ${other} » de ${by}.`,
    },
    mark: {
      notCounted: 'Ta saisie n’a pas été enregistrée.',
      insteadOf: (gave, other) => `Ta saisie « ${gave} » remplace « ${other} ».`,
      insteadOfBy: (gave, other, by) => `Ta saisie « ${gave} » remplace « ${other} » de ${by}.`,
      none: 'rien de noté',
    },
    live: { notCounted: 'Ta saisie du match n’a pas été enregistrée.' },
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
