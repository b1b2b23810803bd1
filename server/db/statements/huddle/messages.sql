-- The statements of server/huddle/messages.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- sendMessage
delete from "message";
