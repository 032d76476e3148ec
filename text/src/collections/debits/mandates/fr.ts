import type { mandates as english } from './en.ts'

export const mandates: typeof english = {
  title: 'Payer par prélèvement',
  offer: (creditor) => `${creditor} prélève vos cotisations sur votre compte.`,
  formTitle: 'Mandat de prélèvement SEPA',
  creditor: 'Créancier',
  identifier: 'Identifiant créancier SEPA',
  reference: 'Référence unique du mandat',
  afterSigning: 'Attribuée après la signature',
  authorisation: (creditor) =>
    `En signant ce formulaire de mandat, vous autorisez (A) ${creditor} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de ${creditor}. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte. Vos droits sont expliqués dans un document que vous pouvez obtenir auprès de votre banque.`,
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  street: 'Rue et numéro',
  postcode: 'Code postal',
  town: 'Ville',
  name: 'Signez de votre nom',
  consent: 'J’autorise ces paiements récurrents',
  sign: 'Signer le mandat',
  signing: 'Enregistrement du mandat…',
  signed: 'Mandat signé',
  account: 'Compte',
  signedOn: (day) => `Signé le ${day}`,
  willCollect: 'Le club vous annonce la date et le montant avant chaque prélèvement.',
  change: 'Utiliser un autre compte',
  revoke: 'Révoquer le mandat',
  revokeTitle: 'Révoquer le mandat ?',
  revokeText:
    'Le club ne peut plus rien prélever sur votre compte. Vous payez vos factures vous-même.',
  revoked: 'Mandat révoqué',
  cancel: 'Annuler',
  forGuardian: 'Un parent ou représentant légal doit signer le mandat.',
  problems: {
    missing: 'Remplissez ce champ',
    iban_wrong: 'Vérifiez l’IBAN : il contient une erreur ou n’accepte pas les prélèvements',
    consent_missing: 'Cochez la case pour signer',
  },
}
