#!/usr/bin/env python3
"""Writes the dashboard of packaging/grafana/tripto.json.

python3 packaging/grafana/generate.py [--check]
"""

import json
import pathlib
import sys

FILE = pathlib.Path(__file__).with_name("tripto.json")
SOURCE = {"type": "prometheus", "uid": "${source}"}
HERE = 'job="tripto", instance=~"$instance"'
WIDTH, HEIGHT = 24, 8
Target = tuple[str, str]


def rate(metric: str, by: str) -> str:
    return f"sum by ({by}) (rate({metric}{{{HERE}}}[$__rate_interval]))"


def quantiles(metric: str) -> list[Target]:
    return [
        (f"histogram_quantile({q}, {rate(metric + '_bucket', 'le')})", name)
        for q, name in ((0.5, "median"), (0.95, "95 %"), (0.99, "99 %"))
    ]


def total(metric: str) -> str:
    return f"sum({metric}{{{HERE}}})"


# Title, unit, what is shown, and what is to be read from it; each row is as wide as the board.
ROWS: list[tuple[str, list[tuple[str, str, list[Target], str]]]] = [
    (
        "The evening",
        [
            (
                "Games in memory",
                "short",
                [(total("tripto_sessions"), "games")],
                "Games that somebody is connected to, or was lately.",
            ),
            (
                "Sockets",
                "short",
                [(f"sum by (role) (tripto_sockets_open{{{HERE}}})", "{{role}}")],
                "Open sockets by role.",
            ),
            ("Events of the games", "ops", [(total("tripto_event_rate"), "events")], "Over the last ten seconds."),
        ],
    ),
    (
        "Several nodes",
        [
            (
                "Nodes that live",
                "short",
                [(f"max(tripto_nodes{{{HERE}}})", "nodes")],
                "As they know it of each other; 0 for a server of its own.",
            ),
            (
                "Games taken",
                "ops",
                [(f"sum(rate(tripto_games_taken_total{{{HERE}}}[$__rate_interval]))", "games")],
                "Games that were another node's: after an upgrade, or after a node that was lost.",
            ),
            (
                "Passed on",
                "ops",
                [(rate("tripto_passed_on_total", "kind"), "{{kind}}")],
                "Requests and sockets that came to a node without their game.",
            ),
        ],
    ),
    (
        "What guests feel",
        [
            (
                "Brake: press to verdict",
                "s",
                quantiles("tripto_brake_latency_seconds"),
                "The hold of 80 ms is in it; 150 ms where all lines are fast (BR9).",
            ),
            (
                "Requests: head to answer",
                "s",
                quantiles("tripto_http_latency_seconds"),
                "Requests for new destinations may take two minutes.",
            ),
            (
                "Answers",
                "reqps",
                [(rate("tripto_http_requests_total", "status"), "{{status}}")],
                "5xx is a fault, or a server that is being stopped.",
            ),
        ],
    ),
    (
        "The journal",
        [
            ("Commit", "s", quantiles("tripto_journal_commit_seconds"), "A slow disk is felt by everybody."),
            (
                "Entries and commits",
                "ops",
                [
                    (rate("tripto_journal_entries_total", "job"), "entries"),
                    (rate("tripto_journal_commits_total", "job"), "commits"),
                ],
                "Games share commits: under load there are fewer of them than entries.",
            ),
            (
                "Failures, and moves of the log",
                "short",
                [
                    (
                        f"sum(increase(tripto_journal_failures_total{{{HERE}}}[$__rate_interval]))",
                        "appends that failed",
                    ),
                    (
                        f"sum by (outcome) (increase(tripto_journal_checkpoints_total{{{HERE}}}[$__rate_interval]))",
                        "moves {{outcome}}",
                    ),
                ],
                "Appends that failed stop their games until there is room again.",
            ),
            (
                "Snapshots and games that came back",
                "short",
                [
                    (
                        f"sum by (outcome) (increase(tripto_snapshots_total{{{HERE}}}[$__rate_interval]))",
                        "snapshots {{outcome}}",
                    ),
                    (
                        f"sum by (from) (increase(tripto_games_restored_total{{{HERE}}}[$__rate_interval]))",
                        "games from {{from}}",
                    ),
                ],
                "Snapshots that fail or are ignored cost time at the next restart, and no game.",
            ),
        ],
    ),
    (
        "The doors",
        [
            ("Messages", "ops", [(rate("tripto_messages_total", "direction"), "{{direction}}")], "Of all sockets."),
            (
                "Commands",
                "ops",
                [(rate("tripto_commands_total", "outcome"), "{{outcome}}")],
                "What the rules accepted and refused.",
            ),
            (
                "Turned away",
                "ops",
                [
                    (rate("tripto_rate_limited_total", "job"), "by a limit"),
                    (rate("tripto_connections_ended_total", "outcome"), "connections {{outcome}}"),
                    (rate("tripto_slow_readers_total", "job"), "slow readers"),
                ],
                "All at 0 in a living room.",
            ),
        ],
    ),
    (
        "The database server",
        [
            (
                "Connections",
                "short",
                [(f"sum by (state) (tripto_database_connections{{{HERE}}})", "{{state}}")],
                "To Postgres; 0 where games are kept in a file.",
            ),
            (
                "Waits and new connections",
                "ops",
                [
                    (rate("tripto_database_waits_total", "job"), "waits"),
                    (rate("tripto_database_reconnects_total", "job"), "in the place of a lost one"),
                ],
                "Questions that had to wait for a connection, and connections that broke.",
            ),
        ],
    ),
    (
        "Providers, and who watches",
        [
            (
                "Calls to providers",
                "ops",
                [(rate("tripto_provider_calls_total", "provider, outcome"), "{{provider}} {{outcome}}")],
                "Speech engines, and the model that words new destinations.",
            ),
            (
                "Characters paid for",
                "short",
                [
                    (
                        f"sum by (provider) (increase(tripto_provider_characters_total{{{HERE}}}[1h]))",
                        "{{provider}}",
                    )
                ],
                "Over an hour, sent to engines that are paid by the character.",
            ),
            (
                "Cost",
                "currencyUSD",
                [
                    (
                        f"sum by (provider) (increase(tripto_provider_cost_microdollars_total{{{HERE}}}[24h])) / 1e6",
                        "{{provider}}",
                    )
                ],
                "Over a day, as far as the price is known; the model may cost $5 a day.",
            ),
            (
                "Spans and errors told",
                "ops",
                [(rate("tripto_telemetry_total", "kind, outcome"), "{{kind}} {{outcome}}")],
                "To a collector and an error tracker, where there are any.",
            ),
        ],
    ),
    (
        "The server",
        [
            ("Connections", "short", [(total("tripto_connections_open"), "open")], "Of any kind."),
            (
                "Requests by route",
                "reqps",
                [(f"topk(8, {rate('hb_requests_total', 'http_route')})", "{{http_route}}")],
                "The eight that are asked for most.",
            ),
            (
                "Slowest routes, 95 %",
                "s",
                [
                    (
                        f"topk(8, histogram_quantile(0.95, {rate('http_server_request_duration_seconds_bucket', 'le, http_route')}))",
                        "{{http_route}}",
                    )
                ],
                "Until the answer has gone out.",
            ),
        ],
    ),
]


def panel(number: int, place: tuple[int, int, int], title: str, unit: str, shown: list[Target], what: str) -> dict:
    x, y, width = place
    return {
        "id": number,
        "type": "timeseries",
        "title": title,
        "description": what,
        "datasource": SOURCE,
        "gridPos": {"x": x, "y": y, "w": width, "h": HEIGHT},
        "fieldConfig": {
            "defaults": {"unit": unit, "min": 0, "custom": {"lineWidth": 2, "fillOpacity": 8}},
            "overrides": [],
        },
        "options": {
            "legend": {"displayMode": "list", "placement": "bottom", "showLegend": True},
            "tooltip": {"mode": "multi", "sort": "desc"},
        },
        "targets": [
            {"refId": chr(65 + index), "datasource": SOURCE, "expr": expression, "legendFormat": name}
            for index, (expression, name) in enumerate(shown)
        ],
    }


def panels() -> list[dict]:
    made: list[dict] = []
    for row, (title, shown) in enumerate(ROWS):
        y = row * (HEIGHT + 1)
        made.append(
            {
                "id": len(made) + 1,
                "type": "row",
                "title": title,
                "collapsed": False,
                "panels": [],
                "gridPos": {"x": 0, "y": y, "w": WIDTH, "h": 1},
            }
        )
        width = WIDTH // len(shown)
        made += [panel(len(made) + 1 + index, (index * width, y + 1, width), *each) for index, each in enumerate(shown)]
    return made


def choice(name: str, label: str, kind: str, query: str, **more) -> dict:
    return {"name": name, "label": label, "type": kind, "query": query, "hide": 0} | more


def dashboard() -> dict:
    return {
        "uid": "tripto",
        "title": "Tripto",
        "tags": ["tripto"],
        "schemaVersion": 38,
        "version": 1,
        "editable": True,
        "timezone": "browser",
        "refresh": "15s",
        "time": {"from": "now-3h", "to": "now"},
        "graphTooltip": 1,
        "annotations": {"list": []},
        "templating": {
            "list": [
                choice("source", "Source", "datasource", "prometheus", current={}),
                choice(
                    "instance",
                    "Server",
                    "query",
                    'label_values(up{job="tripto"}, instance)',
                    datasource=SOURCE,
                    refresh=2,
                    includeAll=True,
                    multi=True,
                    allValue=".+",
                    current={"text": "All", "value": "$__all"},
                ),
            ]
        },
        "panels": panels(),
    }


def main() -> None:
    text = json.dumps(dashboard(), indent=1, ensure_ascii=False) + "\n"
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(text)
    elif FILE.read_text() != text:
        sys.exit("packaging/grafana/tripto.json is old: python3 packaging/grafana/generate.py")


if __name__ == "__main__":
    main()
