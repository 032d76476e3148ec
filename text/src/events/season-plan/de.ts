import type { seasonPlan as english } from './en.ts'

export const seasonPlan: typeof english = {
  title: 'Saisonplan',
  fileName: 'saisonplan',
  page: (page) => `Seite ${page}`,
  none: 'In diesen Tagen ist nichts geplant.',
  allDay: 'Ganztägig',
  cancelled: 'abgesagt',
}
