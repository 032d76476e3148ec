import type { ExportWords } from '@touchline/domain/members/export/roster-table'

/** The import recognises these headings too. */
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
  usualColumns: 'Reset columns',
  exportCsv: 'CSV file',
  exportXlsx: 'Excel file (XLSX)',
  exported: (count: number) => (count === 1 ? '1 member exported' : `${count} members exported`),
  message: 'Send a message',
  giveRole: 'Change role',
  giveRoleTitle: (names: string) => `Change role: ${names}`,
  roleGiven: (role: string) => `The role is now ${role}`,
  clear: 'Clear selection',
  stays: (count: number) => (count === 1 ? '1 member unchanged' : `${count} members unchanged`),
  because: (names: string, reason: string) => `${names}: ${reason}`,
}
