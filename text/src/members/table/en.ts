import type { ExportWords } from '@touchline/domain/members/export/roster-table'

/** Headings in words the import understands. */
const file: Pick<ExportWords, 'parent' | 'yes' | 'no'> & { readonly name: string } = {
  name: 'members',
  yes: 'yes',
  no: 'no',
  parent: {
    firstName: (number) => `Parent ${number} first name`,
    lastName: (number) => `Parent ${number} last name`,
    role: (number) => `Parent ${number} relation`,
    email: (number) => `Parent ${number} email`,
    phone: (number) => `Parent ${number} phone`,
  },
}

export const table = {
  file,
  columns: 'Columns',
  usualColumns: 'Show the usual columns',
  exportCsv: 'Table as text (CSV)',
  exportXlsx: 'Excel workbook (XLSX)',
  exported: (count: number) =>
    count === 1 ? '1 member is in the file' : `${count} members are in the file`,
  message: 'Send a message',
  giveRole: 'Change role',
  giveRoleTitle: (names: string) => `Change the role of ${names}`,
  roleGiven: (role: string) => `The role is now ${role}`,
  clear: 'Select nobody',
  stays: (count: number) =>
    count === 1 ? '1 member stays as before' : `${count} members stay as before`,
  because: (names: string, reason: string) => `${names}: ${reason}`,
}
