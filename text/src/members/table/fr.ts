import type { table as english } from './en.ts'

export const table: typeof english = {
  file: {
    name: 'membres',
    yes: 'oui',
    no: 'non',
    parent: {
      firstName: (number) => `Parent ${number} prénom`,
      lastName: (number) => `Parent ${number} nom`,
      role: (number) => `Parent ${number} lien`,
      email: (number) => `Parent ${number} e-mail`,
      phone: (number) => `Parent ${number} téléphone`,
    },
  },
  columns: 'Colonnes',
  usualColumns: 'Rétablir les colonnes',
  exportCsv: 'Fichier CSV',
  exportXlsx: 'Fichier Excel (XLSX)',
  exported: (count) => (count < 2 ? `${count} membre exporté` : `${count} membres exportés`),
  message: 'Envoyer un message',
  giveRole: 'Changer le rôle',
  giveRoleTitle: (names) => `Changer le rôle : ${names}`,
  roleGiven: (role) => `Le rôle est maintenant ${role}`,
  clear: 'Tout désélectionner',
  stays: (count) => (count < 2 ? `${count} membre inchangé` : `${count} membres inchangés`),
  because: (names, reason) => `${names} (${reason})`,
}
