import { withDe } from '../../elision.ts'
import type { manual as english } from '../en/manual.ts'

export const manual: typeof english = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  position: 'Poste',
  parent: 'Parent',
  parentName: 'Nom du parent',
  parentPhone: 'Téléphone du parent',
  parentEmail: 'E-mail du parent',
  parentProblem: {
    name_missing: 'Indique le nom du parent.',
    contact_missing: 'Indique un téléphone ou une adresse e-mail.',
  },
  add: 'Ajouter le membre',
  missingTitle: 'Il manque une information',
  missing: 'Indique le prénom et le nom',
  addedTitle: 'Membre ajouté',
  added: (name) => `${name} fait maintenant partie de l’équipe`,
  complete: (name) => `Compléter le profil ${withDe(name)}`,
}
