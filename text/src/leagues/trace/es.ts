import type { matchTrace as english } from './en.ts'

export const matchTrace: typeof english = {
  title: 'Historial',
  nothing: 'Todavía nadie ha cambiado nada.',
  failed: 'No se ha podido cargar el historial',
  somebody: 'Alguien que ya no está',
  imported: 'Resultados pegados',
  added: 'Partido añadido',
  confirmed: 'Confirmado por el otro equipo',
  corrected: 'Anotación en directo corregida',
  takenBack: 'Anotación en directo retirada',
  becomes: 'pasa a ser',
  empty: 'vacío',
  details: (result) => `${result}, en sus detalles`,
  facts: {
    outcome: 'Resultado',
    date: 'Fecha',
    time: 'Hora',
    venueName: 'Lugar',
    isNeutral: 'En campo neutral',
    round: 'Jornada',
    note: 'Nota',
  },
}
