import type { table as english } from './en.ts'

export const table: typeof english = {
  file: {
    name: 'miembros',
    yes: 'sí',
    no: 'no',
    parent: {
      firstName: (number) => `Tutor ${number} nombre`,
      lastName: (number) => `Tutor ${number} apellidos`,
      role: (number) => `Tutor ${number} parentesco`,
      email: (number) => `Tutor ${number} correo`,
      phone: (number) => `Tutor ${number} teléfono`,
    },
  },
  columns: 'Columnas',
  usualColumns: 'Restablecer columnas',
  exportCsv: 'Archivo CSV',
  exportXlsx: 'Archivo de Excel (XLSX)',
  exported: (count) => (count === 1 ? '1 miembro exportado' : `${count} miembros exportados`),
  message: 'Enviar un mensaje',
  giveRole: 'Cambiar el rol',
  giveRoleTitle: (names) => `Cambiar el rol: ${names}`,
  roleGiven: (role) => `Ahora el rol es ${role}`,
  clear: 'Quitar la selección',
  stays: (count) => (count === 1 ? '1 miembro sin cambios' : `${count} miembros sin cambios`),
  because: (names, reason) => `${names} (${reason})`,
}
