import type { matchHistory as english } from './en.ts'

export const matchHistory: typeof english = {
  title: 'Historial',
  nothing: 'Sin cambios.',
  failed: 'No se ha podido cargar el historial',
  somebody: 'Antiguo miembro',
  imported: 'Resultados pegados',
  added: 'Partido añadido',
  confirmed: 'Confirmado por el rival',
  corrected: 'Anotación en directo corregida',
  takenBack: 'Anotación quitada',
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
