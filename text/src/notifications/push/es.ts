import type { push as english } from './en.ts'

export const push: typeof english = {
  title: 'En este dispositivo',
  intro: 'También con Touchline cerrado.',
  switchOn: 'Avisarme en este dispositivo',
  switchingOn: 'Activando…',
  on: 'Este dispositivo te avisa.',
  switchOff: 'Dejar de avisar aquí',
  unsupported: 'Este navegador no admite notificaciones.',
  homeScreen:
    'En un iPhone o iPad: toca «Compartir», luego «Añadir a pantalla de inicio», y abre Touchline desde ahí.',
  blocked: 'Tu navegador bloquea las notificaciones. Permítelas en sus ajustes.',
  dismissed: 'Avisos no permitidos. Inténtalo de nuevo.',
  unreachable: 'Los avisos no están disponibles ahora. Inténtalo más tarde.',
  loadFailed: 'No se han podido cargar tus dispositivos',
  failed: 'No se ha podido guardar. Inténtalo otra vez.',
  others: 'Tus otros dispositivos',
  unknown: 'Un dispositivo',
  since: (day) => `desde el ${day}`,
  remove: 'Quitar',
  removeOf: (device) => `Quitar ${device}`,
  removed: (device) => `${device} ya no te avisa.`,
  /** Buttons on the lock screen, for so many at once. */
  answer: {
    going: (count) => (count === 1 ? 'Sí' : count === 2 ? 'Los dos van' : 'Van todos'),
    notGoing: (count) => (count === 1 ? 'No' : 'No va nadie'),
  },
}
