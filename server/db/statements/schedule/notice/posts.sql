-- The statements of server/schedule/notice/posts.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- mailReaders
select
from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock';

-- mailSpots
select
from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock';
