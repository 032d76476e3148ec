import type { clubArchives as english } from './en.ts'

export const clubArchives: typeof english = {
  exportTitle: 'Exportar o mover el club',
  exportAbout: 'Un archivo para cualquier Touchline. Contiene datos personales: guárdalo bien.',
  notWhole: 'Solo para gestores que ven toda la plantilla de cada equipo.',
  tooLarge: 'No cabe en un solo archivo. Exporta los equipos uno por uno.',
  toClub: 'Volver al club',
  importTitle: 'Importar un club',
  importAbout: 'Crea un club con una exportación. No se invita ni escribe a nadie.',
  hint: 'Un archivo touchline-club-….zip de 5 MB como máximo',
  notAnArchive: 'Este no es el archivo de un club de Touchline.',
  damaged: 'Este archivo está dañado. Exporta el club otra vez.',
  teams: 'Equipos',
  inAll: 'En total',
  members: (count: number) => (count === 1 ? '1 miembro' : `${count} miembros`),
  sameName: 'Ya tienes un club con este nombre.',
  manager: 'Serás gestor del club.',
  managersStay: 'Los gestores del club: nombras a otros',
  confirm: 'Crear este club',
  importing: 'Creando el club…',
}
