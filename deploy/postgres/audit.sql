-- Run in identity's database by the server's administrator; running it again changes nothing.
--
-- The audit log is only added to. Whoever owns a table, or the schema it is in, can take any protection off it, and a
-- service owns what its migrations make. So the log and the schema belong to a role that nobody can log in as, and
-- identity may read the log and add to it. The database's owner is identity's role, whatever it is called here.
DO $$
DECLARE
  service text := (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database());
  keeper text := service || '_audit';
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = keeper) THEN
    EXECUTE format('CREATE ROLE %I NOLOGIN', keeper);
  END IF;
  -- Only who acts as the present owner can hand the table over.
  IF NOT pg_has_role(keeper, service, 'MEMBER') THEN
    EXECUTE format('GRANT %I TO %I', service, keeper);
  END IF;
  EXECUTE format('ALTER SCHEMA public OWNER TO %I', keeper);
  EXECUTE format('GRANT CREATE, USAGE ON SCHEMA public TO %I', service);

  -- Identity's migration calls it once it has made the table.
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION public.hand_over_audit_log() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
    BEGIN
      IF (SELECT tableowner FROM pg_tables WHERE schemaname = 'public' AND tablename = 'audit_log') = %1$L THEN
        RETURN;
      END IF;
      ALTER TABLE public.audit_log OWNER TO %1$I;
      ALTER FUNCTION public.keep_audit_log() OWNER TO %1$I;
      REVOKE ALL ON public.audit_log FROM PUBLIC, %2$I;
      GRANT INSERT, SELECT ON public.audit_log TO %2$I;
    END
    $body$
  $function$, keeper, service);
  EXECUTE format('ALTER FUNCTION public.hand_over_audit_log() OWNER TO %I', keeper);
  REVOKE ALL ON FUNCTION public.hand_over_audit_log() FROM PUBLIC;
  EXECUTE format('GRANT EXECUTE ON FUNCTION public.hand_over_audit_log() TO %I', service);

  -- A database that was migrated before this was there.
  IF to_regprocedure('public.keep_audit_log()') IS NOT NULL THEN
    PERFORM public.hand_over_audit_log();
  END IF;
END
$$;
