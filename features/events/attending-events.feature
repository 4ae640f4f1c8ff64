Feature: Attending events
  Members say with how many they come to an event, up to its day; those who prepare it see who.

  Rule: Saying that one comes

    @MINE-05
    Scenario: A member says with how many they come, finds it again, changes it and takes it back
      Given I am a member
      And I visit /communion/events/2026-11-28/57
      And I see "정원 30명 가운데 6명이 오십니다. 24명 더 오실 수 있습니다."
      When I choose "3명" for "오시는 인원"
      And I click the button "참석 알리기"
      Then I see "3명이 참석한다고 알리셨습니다."
      When I reload
      Then "오시는 인원" holds "3"
      When I choose "1명" for "오시는 인원"
      And I click the button "인원 바꾸기"
      Then I see "1명이 참석한다고 알리셨습니다."
      And I see "정원 30명 가운데 7명이 오십니다."

    @MINE-05
    Scenario: An account that is linked to no member may answer for five
      Given I am an unlinked
      And I visit /communion/events/2026-11-28/57
      When I choose "5명" for "오시는 인원"
      And I see "교인으로 연결되시면 5명보다 많이 알리실 수 있습니다."
      And I click the button "참석 알리기"
      Then I see "5명이 참석한다고 알리셨습니다."

    @MINE-05 @MEMB-05
    Scenario: A number that was chosen and not sent is asked about before the page is left
      Given I am a member
      And I visit /communion/events/2026-11-28/57
      When I choose "3명" for "오시는 인원"
      And I click the link "공지" in the page
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      When I click the button "계속 쓰기"
      Then "오시는 인원" holds "3"
      When I click the button "참석 알리기"
      Then I see "3명이 참석한다고 알리셨습니다."
      When I click the link "공지" in the page
      Then I am at the announcements page

    @MINE-05 @REL-18
    Scenario: An answer goes on when its page is left unasked, and is known when the page is opened again
      Given I am a member
      And I visit /communion/events/2026-11-28/57
      And PUT /api/Event/57/attendance is held
      When I choose "3명" for "오시는 인원"
      And I click the button "참석 알리기"
      And I click the link "공지" in the page
      Then I am at the announcements page
      And I do not see the dialog "저장하지 않은 내용이 있습니다"
      When the held calls are answered
      Then a toast says "참석을 알렸습니다."
      When I go back
      Then I see "3명이 참석한다고 알리셨습니다."
      And PUT /api/Event/57/attendance was sent 1 time

    @MINE-05
    Scenario: An answer is taken back after a question, and can be given again
      Given I am an editor
      And I visit /communion/events/2026-11-28/57
      When I click the button "참석 취소"
      Then I see the dialog "참석을 취소하시겠습니까?"
      When I click the button "그대로 두기"
      Then I see "2명이 참석한다고 알리셨습니다."
      When I click the button "참석 취소"
      And I click the button "취소합니다"
      Then I see "아직 참석을 알리지 않으셨습니다."
      And I see "정원 30명 가운데 4명이 오십니다."
      And I see the button "참석 알리기"
      And PUT /api/Event/57/attendance was sent 1 time

    @MINE-05 @REL-17
    Scenario: Two presses say it once
      Given I am a member
      And PUT /api/Event/70/attendance is held
      And I visit /communion/events/2026-12-24/70
      And I see "아직 참석을 알리지 않으셨습니다."
      When I double-click the button "참석 알리기"
      And the held calls are answered
      Then I see "1명이 참석한다고 알리셨습니다."
      And PUT /api/Event/70/attendance was sent 1 time

    @MINE-05
    Scenario: A visitor is offered a login, and comes back to the event
      When I visit /communion/events/2026-11-28/57
      Then I see "로그인하면 참석을 알릴 수 있습니다."
      And I do not see "오시는 인원"
      When I click the button "로그인" in the page
      And I log in as member
      Then I am at /communion/events/2026-11-28/57
      And I see the button "참석 알리기"

  Rule: A full event

    @MINE-05
    Scenario: A full event without a waiting list says so
      Given I am a member
      When I visit /communion/events/2026-12-05/61
      Then I see "정원 4명이 모두 찼습니다."
      And I do not see the button "참석 알리기"

    @MINE-05
    Scenario: Who finds no room waits, and may wait no more
      Given I am a member
      And I visit /communion/events/2026-12-12/65
      And I see "대기하시면 자리가 나는 대로 차례로 올려 드립니다."
      When I click the button "대기 신청하기"
      Then I see "1명으로 대기하고 계십니다."
      When I click the button "대기 취소"
      And I click the button "취소합니다"
      Then I see the button "대기 신청하기"

    @MINE-05 @EDIT-01
    Scenario: Who waits moves up when the limit rises
      Given I am an admin
      And I visit /communion/events/2026-12-12/65
      And I see "2명으로 대기하고 계십니다."
      When I click the button "고치기"
      And "정원" holds "3"
      And I fill "정원" with "2"
      And I click the button "저장"
      Then I see an alert in the dialog "행사 고치기"
      When I fill "정원" with "5"
      And I click the button "저장"
      Then I see "2명이 참석한다고 알리셨습니다."

  Rule: What goes wrong

    @MINE-05 @REL-15
    Scenario: The chosen number is kept while offline
      Given I am a member
      And I visit /communion/events/2026-11-28/57
      And I choose "5명" for "오시는 인원"
      And PUT /api/Event/57/attendance gets no answer once
      When I click the button "참석 알리기"
      Then I see "참석을 알리지 못했습니다."
      And "오시는 인원" holds "5"
      When I click the button "참석 알리기"
      Then I see "5명이 참석한다고 알리셨습니다."
      And I do not see "참석을 알리지 못했습니다."

    @MINE-05
    Scenario: Others were faster: the places that are left are shown
      Given I am a member
      And I visit /communion/events/2026-11-28/57
      And PUT /api/Event/57/attendance collides with another change once
      When I click the button "참석 알리기"
      Then I see "그사이 자리가 줄었습니다."
      And I see the button "참석 알리기"

    @MINE-05
    Scenario: A past event takes no answer
      Given I am a member
      When I visit /communion/events/2026-11-14/51
      Then I see "지난 행사라 참석을 더 알리실 수 없습니다."

    @MINE-05
    Scenario: An event whose last day ends while its page is open takes no answer any more
      Given it is "2026-11-28 23:50"
      And I am a member
      And I visit /communion/events/2026-11-28/57
      And I see "아직 참석을 알리지 않으셨습니다."
      When 1200 seconds pass
      And I click the button "참석 알리기"
      Then I see "지난 행사라 참석을 더 알리실 수 없습니다."
      And I do not see the button "참석 알리기"

    @MINE-05 @CONT-04
    Scenario: A server that cannot do it says so
      Given the known-only world
      And I am a member
      When I visit /communion/events/2026-11-28/57
      Then I see "지금 서버에서는 참석을 알리실 수 없습니다."

  Rule: Who comes

    @MINE-05
    Scenario: An editor sees who comes and who waits, with the sum
      Given I am an editor
      When I visit /communion/events/2026-12-12/65
      Then I see "참석 3명, 대기 2명"
      And the rows of the table "참석자 명단" are
        | 이선영 | 3명 | 참석 |
        | 박정훈 | 2명 | 대기 |
      And I see the button "명단 인쇄"

    @MINE-05 @MINE-06
    Scenario: Who came and has deleted the account stays counted without a name
      Given I am an editor
      And GET /api/Event/65/attendance is answered with
        """
        [{ "name": "", "people": 3, "waiting": false }]
        """
      When I visit /communion/events/2026-12-12/65
      Then the rows of the table "참석자 명단" are
        | 지워진 계정 | 3명 | 참석 |

    @MINE-05 @PERM-02
    Scenario: A member does not see who comes
      Given I am a member
      When I visit /communion/events/2026-12-12/65
      Then I see "정원 3명이 모두 찼습니다."
      And I do not see "참석자 명단"

  Rule: Subscribing

    @MINE-05
    Scenario: The calendar is subscribed to in Google's and Apple's, or by its address
      Given I visit the events page
      When I click the button "구독"
      Then I see the link "구글 달력"
      And I see the link "애플 달력"
      When I click the button "주소 복사"
      Then a toast says "주소를 복사했습니다."

    @MINE-05 @CONT-04
    Scenario: A server without a calendar to subscribe to says so, and a lost connection can be tried again
      Given GET /api/Event/calendar.ics is missing on this server once
      And I visit the events page
      When I click the button "구독"
      Then I see "지금 서버에는 구독할 수 있는 달력이 없습니다."
      And I do not see the link "구글 달력"
      When I click the button "구독"
      And GET /api/Event/calendar.ics gets no answer once
      And I click the button "구독"
      Then I see "구독 주소를 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the link "구글 달력"
