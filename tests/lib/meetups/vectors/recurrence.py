"""Made the vectors of recurrence.json once, with python-dateutil and the tzdata package: a second opinion on our own reading of RFC 5545."""
import hashlib, json, random, sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo
from dateutil import rrule, tz

ZONES = ["Asia/Dhaka", "Asia/Kolkata", "Asia/Tokyo", "Europe/Berlin", "Europe/London", "America/New_York",
         "America/Santiago", "Australia/Lord_Howe", "Pacific/Auckland", "Africa/Cairo"]
TIMES = ["00:30", "01:30", "02:15", "02:30", "06:00", "19:00", "23:45"]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
random.seed(20261121)

def rules():
    yield "FREQ=DAILY"
    yield "FREQ=WEEKLY"
    for interval in (1, 2, 3, 4):
        days = ",".join(sorted(random.sample(DAYS, random.randint(1, 3)), key=DAYS.index))
        week = random.choice(["", ";WKST=SU"])
        yield f"FREQ=WEEKLY;INTERVAL={interval};BYDAY={days}{week}"
    yield "FREQ=MONTHLY;BYMONTHDAY=-1"
    yield f"FREQ=MONTHLY;BYMONTHDAY={random.choice([1, 15, 29, 30, 31])}"
    yield f"FREQ=MONTHLY;BYDAY={random.choice([1, 2, 3, 4])}{random.choice(DAYS)}"
    yield f"FREQ=MONTHLY;BYDAY=-1{random.choice(DAYS)}"
    yield f"FREQ=WEEKLY;BYDAY=SU;COUNT={random.randint(20, 200)}"
    yield f"FREQ=DAILY;COUNT={random.randint(100, 500)}"
    yield f"FREQ=WEEKLY;BYDAY=SA,SU;UNTIL={random.randint(2027, 2031)}{random.randint(1, 12):02}15"

def occurrences(rule, zone, start):
    count = None
    parts = rule.split(";")
    for part in list(parts):
        if part.startswith("COUNT="):
            count = int(part[6:]); parts.remove(part)
        if part.startswith("UNTIL="):
            parts[parts.index(part)] = part + "T235959"
    found = []
    for naive in rrule.rrulestr(";".join(parts), dtstart=start):
        if naive.year > 2031: break
        aware = naive.replace(tzinfo=ZoneInfo(zone))
        # RFC 5545 3.3.10: a local time that does not exist is ignored and not counted.
        if not tz.datetime_exists(naive, ZoneInfo(zone)): continue
        found.append(aware.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z"))
        if count is not None and len(found) == count: break
    return found

vectors = []
for zone in ZONES:
    for rule in rules():
        while True:
            start = datetime(2026, random.randint(1, 12), random.randint(1, 28), *map(int, random.choice(TIMES).split(":")))
            if tz.datetime_exists(start, ZoneInfo(zone)): break
        found = occurrences(rule, zone, start)
        vectors.append({"zone": zone, "start": start.strftime("%Y-%m-%dT%H:%M"), "rule": rule, "dates": len(found),
                        "first": found[:3], "last": found[-2:], "sha256": hashlib.sha256("\n".join(found).encode()).hexdigest()})
sys.stdout.write("[\n" + ",\n".join("  " + json.dumps(vector) for vector in vectors) + "\n]\n")
