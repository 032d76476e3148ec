/** The pages that links in emails lead to. */
export const mailed = {
  signup: {
    title: 'Confirmez votre adresse e-mail',
    lead: (email: string) => `Vous confirmez ${email} et vous êtes connecté.`,
    action: 'Confirmer l’adresse',
  },
  magiclink: {
    title: 'Connexion à Touchline',
    lead: (email: string) => `Vous vous connectez avec ${email}.`,
    action: 'Se connecter',
  },
  recovery: {
    title: 'Nouveau mot de passe',
    lead: (email: string) => `Connexion avec ${email} pour choisir un nouveau mot de passe.`,
    action: 'Continuer',
  },
  email_change: {
    title: 'Changer d’adresse e-mail',
    lead: (email: string) => `Confirmez depuis vos deux adresses pour passer à ${email}.`,
    action: 'Accepter le changement',
  },
  contested: {
    lead: 'Plusieurs inscriptions utilisent cette adresse. Confirmez la vôtre avec votre mot de passe.',
    password: 'Mot de passe',
    tooShort: (length: number) => `Utilisez au moins ${length} caractères.`,
    tooCommon: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
  },
  notYou: 'Ce n’est pas vous ? Fermez cette page.',
  gone: {
    title: 'Ce lien n’est plus valable',
    lead: 'Ouvrez notre dernier e-mail ou demandez-en un autre.',
    newPassword: 'Nouveau mot de passe',
    signIn: 'Aller à la connexion',
  },
  notMe: {
    title: 'Retirer l’application d’authentification ?',
    lead: 'Cela déconnecte aussi tous vos appareils et révoque vos jetons d’API.',
    action: 'Retirer l’application',
    done: {
      title: 'L’application est retirée',
      lead: 'Tous vos appareils sont déconnectés. Choisissez un nouveau mot de passe.',
    },
    gone: 'L’application est déjà retirée ou le lien a expiré. Par sécurité, changez de mot de passe.',
  },
}
