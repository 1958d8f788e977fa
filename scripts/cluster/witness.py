"""What the database itself saw: which connection wrote which row of a journal, and whose the game was then."""

from cluster import Cluster

BEGIN = """
CREATE SCHEMA witness;
CREATE TABLE witness.written (
  at timestamptz, backend int, began timestamptz, session_id text, seq bigint, owner text, token bigint);
CREATE FUNCTION witness.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO witness.written
    SELECT clock_timestamp(), pg_backend_pid(), (SELECT backend_start FROM pg_stat_get_activity(pg_backend_pid())),
      NEW.session_id, NEW.seq, node, fencing_token
    FROM (SELECT NEW.session_id) AS game LEFT JOIN ownership USING (session_id);
  RETURN NULL;
END $$;
CREATE TRIGGER witness AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION witness.note();
"""

# A connection is one process's, and a process is one node: all that it writes belongs to games of one owner.
ALIEN = """
SELECT count(*) FROM (SELECT 1 FROM witness.written GROUP BY backend, began
  HAVING count(DISTINCT owner) > 1 OR count(*) <> count(owner)) AS alien
"""

# The tokens along a journal never fall.
BACKWARDS = """
SELECT count(*) FROM (SELECT token < lag(token) OVER (PARTITION BY session_id ORDER BY seq) AS falls
  FROM witness.written) AS rows WHERE falls
"""

FIRST = """
SELECT extract(epoch FROM min(at))::text FROM witness.written
WHERE owner = '{node}' AND at > to_timestamp({since})
"""


class Witness:
    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        cluster.postgres.ask(BEGIN)

    def count(self, sql: str) -> int:
        return int(self.cluster.postgres.ask(sql))

    def evidence(self) -> dict[str, int]:
        """Writes that were seen, those of a node that did not own the game, and those that the fence refused."""
        log = (self.cluster.postgres.folder / "log").read_text(errors="replace")
        return {"rows": self.count("SELECT count(*) FROM witness.written"),
                "rows of former owners": self.count(ALIEN) + self.count(BACKWARDS),
                "commits refused by the fence": log.count("ERROR:  division by zero"),
                "changes of owner": self.count("SELECT coalesce(sum(fencing_token - 1), 0) FROM ownership")}

    def owners(self) -> list[str]:
        """Nodes that have games under way."""
        return self.names("SELECT string_agg(DISTINCT node, ' ') FROM ownership JOIN sessions ON id = session_id "
                          "WHERE node <> '' AND status NOT IN ('lobby', 'ended')")

    def owned(self) -> dict[str, str]:
        """The node of each game under way."""
        rows = self.names("SELECT string_agg(id || '=' || node, ' ') FROM ownership JOIN sessions ON id = session_id "
                          "WHERE node <> '' AND status NOT IN ('lobby', 'ended')")
        return dict(row.split("=") for row in rows)

    def games_of(self, node: str) -> list[str]:
        return self.names("SELECT string_agg(id, ' ') FROM ownership JOIN sessions ON id = session_id "
                          f"WHERE node = '{node}' AND status NOT IN ('lobby', 'ended')")

    def names(self, sql: str) -> list[str]:
        return self.cluster.postgres.ask(sql).split()

    def first_commit(self, node: str, since: float) -> float | None:
        """When the node first committed after a moment; both Unix time, s."""
        told = self.cluster.postgres.ask(FIRST.format(node=node, since=since))
        return float(told) if told else None
