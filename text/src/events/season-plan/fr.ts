import type { seasonPlan as english } from './en.ts'

export const seasonPlan: typeof english = {
  title: 'Calendrier de la saison',
  fileName: 'calendrier-saison',
  page: (page) => `Page ${page}`,
  none: 'Rien n’est prévu ces jours-ci.',
  allDay: 'Toute la journée',
  cancelled: 'annulé',
}
