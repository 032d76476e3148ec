-- Sign-in by an OpenID provider. A flow is now also the `state` somebody takes to the provider and back, once.
-- Its code exists from the return (or the click on a link) on, as a hash; what the provider handed out for the
-- browser is sealed until the browser fetches it.
alter table auth.flow_state
  drop column auth_code,
  add column auth_code_hash bytea unique check (length(auth_code_hash) = 32),
  alter column code_challenge drop not null,
  alter column code_challenge_method drop not null,
  add column provider text check (provider <> ''),
  add column redirect_to text,
  add column linking_user_id uuid references auth.users on delete cascade,
  add column provider_nonce text,
  add column provider_verifier text,
  add column browser_hash bytea check (length(browser_hash) = 32),
  add column returned_at timestamptz,
  add column sealed_provider_tokens bytea,
  add constraint flow_state_challenge_check check ((code_challenge is null) = (code_challenge_method is null)),
  add constraint flow_state_kind_check check (
    case when provider is null then code_challenge is not null else redirect_to is not null and provider_nonce is not null end
  );
create index auth_flow_state_linking on auth.flow_state (linking_user_id) where linking_user_id is not null;
