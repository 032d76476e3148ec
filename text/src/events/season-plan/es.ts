import type { seasonPlan as english } from './en.ts'

export const seasonPlan: typeof english = {
  title: 'Calendario de la temporada',
  fileName: 'calendario-temporada',
  page: (page) => `Página ${page}`,
  none: 'No hay nada previsto en estos días.',
  allDay: 'Todo el día',
  cancelled: 'cancelado',
}
