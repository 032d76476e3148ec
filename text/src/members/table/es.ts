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
  usualColumns: 'Mostrar las columnas habituales',
  exportCsv: 'Tabla como texto (CSV)',
  exportXlsx: 'Libro de Excel (XLSX)',
  exported: (count) =>
    count === 1 ? '1 miembro está en el archivo' : `${count} miembros están en el archivo`,
  message: 'Enviar un mensaje',
  giveRole: 'Cambiar el rol',
  giveRoleTitle: (names) => `Cambiar el rol de ${names}`,
  roleGiven: (role) => `Ahora el rol es ${role}`,
  clear: 'No seleccionar a nadie',
  stays: (count) =>
    count === 1 ? '1 miembro sigue como antes' : `${count} miembros siguen como antes`,
  because: (names, reason) => `${names} (${reason})`,
}
