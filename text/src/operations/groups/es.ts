import type { groups as english } from './en.ts'

export const groups: typeof english = {
  tab: 'Clubes y equipos',
  kind: 'Mostrar',
  clubs: 'Clubes',
  teams: 'Equipos',
  search: 'Nombre o identificador',
  find: 'Buscar',
  none: 'No se encontró nada',
  states: { active: 'Activo', suspended: 'Suspendido', deleted: 'Eliminado' },
  members: 'Miembros',
  teamCount: 'Equipos',
  premium: 'Premium',
  files: 'Archivos',
  lastUsed: 'Último uso',
  never: 'nunca',
  created: 'Desde',
  managers: 'Responsables',
  admins: 'Administradores',
  menuOf: (name) => `Acciones para ${name}`,
  actions: {
    suspend: 'Suspender',
    resume: 'Levantar suspensión',
    export: 'Exportar',
    delete: 'Eliminar',
    restore: 'Restaurar',
  },
  ask: {
    suspend: (name) => `¿Suspender ${name}?`,
    resume: (name) => `¿Levantar la suspensión de ${name}?`,
    export: (name) => `¿Exportar ${name}?`,
    delete: (name) => `¿Eliminar ${name}?`,
    restore: (name) => `¿Restaurar ${name}?`,
  },
  consequence: {
    suspend:
      'Nadie puede entrar, tampoco en sus páginas públicas o de pago, y no salen correos. Se conserva todo.',
    resume: 'Los miembros pueden volver a usarlo.',
    export:
      'Un archivo con todos los datos y documentos del club, incluida la salud de los menores.',
    delete: 'Elimina el club con sus equipos. Puedes restaurarlo durante 30 días.',
    restore: 'El club y sus equipos vuelven a estar como antes.',
  },
  done: {
    suspend: 'Suspendido.',
    resume: 'Suspensión levantada.',
    export: 'Exportación iniciada.',
    delete: 'Club eliminado.',
    restore: 'Club restaurado.',
  },
  exports: {
    waiting: 'La exportación se está preparando.',
    failed: 'La exportación ha fallado. Inténtalo de nuevo.',
    download: (day) => `Descargar exportación (hasta el ${day})`,
  },
}
