import { of } from '../../elision.ts'
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
  usualColumns: 'Afficher les colonnes habituelles',
  exportCsv: 'Tableau en texte (CSV)',
  exportXlsx: 'Classeur Excel (XLSX)',
  exported: (count) =>
    count < 2 ? `${count} membre est dans le fichier` : `${count} membres sont dans le fichier`,
  message: 'Envoyer un message',
  giveRole: 'Changer le rôle',
  giveRoleTitle: (names) => `Changer le rôle ${of(names)}`,
  roleGiven: (role) => `Le rôle est maintenant ${role}`,
  clear: 'Ne sélectionner personne',
  stays: (count) =>
    count < 2 ? `${count} membre reste comme avant` : `${count} membres restent comme avant`,
  because: (names, reason) => `${names} (${reason})`,
}
