import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Llevarse el club',
  exportAbout:
    'Guarda el club y sus equipos en un archivo e impórtalo aquí o en otro Touchline. Guárdalo bien: contiene datos personales.',
  notWhole: 'Solo se llevan el club los gestores que pueden ver toda la plantilla de cada equipo.',
  tooLarge: 'El club no cabe en un solo archivo. Llévate sus equipos uno por uno.',
  toClub: 'Volver al club',
  importTitle: 'Importar un club',
  importAbout: 'Crea un club nuevo con un archivo exportado. No invitamos ni escribimos a nadie.',
  hint: 'Un archivo touchline-club-….zip de 5 MB como máximo',
  notAnArchive: 'Este archivo no contiene un club de Touchline.',
  damaged: 'Este archivo está dañado. Exporta el club otra vez.',
  teams: 'Equipos',
  inAll: 'En total',
  members: (count: number) => (count === 1 ? '1 miembro' : `${count} miembros`),
  sameName: 'Ya tienes un club con este nombre. Se creará otro; lo que ya tienes queda como está.',
  manager: 'Serás gestor del club. En los equipos con tu correo, serás ese miembro.',
  managersStay: 'Los gestores del club: nombras a otros',
  confirm: 'Crear este club',
  importing: 'Creando el club…',
}
