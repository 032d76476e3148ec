import type { maintenance as english } from './en.ts'

export const maintenance: typeof english = {
  title: 'Sitio en mantenimiento',
  lead: 'Estamos haciendo un mantenimiento programado y volveremos enseguida.',
  tryAgain: 'Volver a intentar',
  until: (moment) => `Esperamos volver el ${moment}.`,
  safe: 'Tus datos están a salvo. Esta página se recarga cuando volvamos.',
}
