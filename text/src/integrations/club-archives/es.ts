import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Llevarse el club',
  exportAbout:
    'El club y todos sus equipos en un solo archivo: otro Touchline, o este, hace con él un club nuevo. Algunas cosas no se llevan; abajo están las dos listas. Guárdalo como las propias plantillas: contiene nombres, direcciones y fechas de nacimiento.',
  notWhole: 'Solo se llevan el club los gestores que pueden ver toda la plantilla de cada equipo.',
  tooLarge: 'El club no cabe en un solo archivo. Llévate sus equipos uno por uno.',
  toClub: 'Volver al club',
  importTitle: 'Importar un club',
  importAbout:
    'Un club que salió de un Touchline se convierte en un club nuevo tuyo, con todos sus equipos. No se invita, vincula ni escribe a nadie.',
  hint: 'Un archivo touchline-club-….zip de 5 MB como máximo',
  notAnArchive: 'Este archivo no contiene un club de Touchline.',
  damaged: 'Este archivo está dañado o se modificó. Llévate el club otra vez.',
  teams: 'Equipos',
  inAll: 'En total',
  members: (count: number) => (count === 1 ? '1 miembro' : `${count} miembros`),
  sameName: 'Ya tienes un club con este nombre. Se creará otro; lo que ya tienes queda como está.',
  manager:
    'Serás gestor del club. En un equipo donde tu correo es el de un solo miembro y de nadie más, ese miembro eres tú.',
  managersStay: 'Los gestores del club: nombras a otros',
  confirm: 'Crear este club',
  importing: 'Creando el club…',
}
