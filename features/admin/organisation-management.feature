Feature: Who serves in the organisation
  An Admin says who serves in the session, the committees with their departments, and the mission societies.

  Rule: Choosing what to edit

    @ORGN-10 @ROUTE-05
    Scenario: Every part stands there to choose from
      Given I am an admin
      When I visit the organisation management page
      Then I see the link "당회장"
      And I see the link "교육위원회"
      And I see the link "제1남선교회"
      And GET /api/session was sent 1 time

    @ORGN-10 @REL-15
    Scenario: Parts that cannot be loaded can be tried again
      Given I am an admin
      And GET /api/session fails once
      When I visit the organisation management page
      Then I see "부서와 기관을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the link "제1남선교회"

    @ORGN-10
    Scenario: In a church without committees and societies the session can be edited
      Given the empty world
      And I am an admin
      When I visit the organisation management page
      Then I see "아직 등록된 위원회가 없습니다."
      When I click the link "당회"
      Then I see the button "당회장 고르기"

    @ORGN-10 @ROUTE-07
    Scenario: An editor may not edit them
      Given I am an editor
      When I visit the organisation management page
      Then the page says that I have no permission
      And GET /api/Member was sent 0 times

    @ORGN-10
    Scenario: A part that does not exist says so
      Given I am an admin
      When I visit /job/manage/mission-404
      Then I see "없는 부서나 기관입니다."
      And I see the link "부서와 기관 목록으로"

  Rule: Choosing people

    Background:
      Given I am an admin

    @ORGN-10 @ORGN-11
    Scenario: A society gets another president, found by initial consonants
      Given I visit /job/manage/mission-101
      When I click the button named just "회장 바꾸기"
      Then the list "이름 찾기" has the focus
      When I type "ㄱㅁㅅ"
      And I click the option "김민수"
      Then holders of "회장" are
        | 김민수 |
      And I see "고친 곳 1곳"
      And the button named just "회장 바꾸기" has the focus
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And I see "고친 곳이 없습니다."
      And PUT /api/Department/101 carried the fields "bookKeeper, id, members, name, president, secretary, treasurer, vicePresident"

    @ORGN-10
    Scenario: What was saved stands on the society's own page
      Given I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And I click the button "저장"
      And I see "고친 곳이 없습니다."
      When I visit /organizations/missions/101
      Then rows of the table "임원" are
        | 회장   | 김재호 |
        | 부회장 | 차창호 |
        | 서기   | 박창호 |
        | 회계   | 조영호 |

    @ORGN-10
    Scenario: Members are added and taken out by the keyboard alone
      Given I visit /job/manage/mission-101
      When I press "Enter" on the button "회원 추가"
      And I type "김민수"
      And I press "ArrowDown"
      And I press "Enter"
      Then the option "김민수" says "지금 맡고 있음"
      When I press "Escape"
      Then the button "회원 추가" has the focus
      And the seat "회원" says "김민수"
      When I press "Enter" on the button "김민수 빼기"
      Then the seat "회원" does not say "김민수"
      And I see "고친 곳이 없습니다."

    @ORGN-10
    Scenario: A name that is typed while the register is on its way is kept, and an Enter chooses what is shown for it
      Given GET /api/Member is held
      And I visit /job/manage/mission-101
      When I press "Enter" on the button "회원 추가"
      And I type "김민수"
      And I press "Enter"
      And the held calls are answered
      Then "이름 찾기" holds "김민수"
      And the option "김민수" does not say "지금 맡고 있음"
      When I press "Enter"
      Then the option "김민수" says "지금 맡고 있음"

    @ORGN-10
    Scenario: The other offices of a person are shown
      Given I visit /job/manage/mission-101
      When I click the button "부회장 바꾸기"
      And I type "김재호"
      Then the option "김재호" says "회장"

    @ORGN-10
    Scenario: What was changed can be undone
      Given I visit /job/manage/mission-101
      When I click the button "총무 비우기"
      Then the button "총무 고르기" has the focus
      When I click the button "되돌리기"
      Then holders of "총무" are
        | 김창호 |
      And I see "고친 곳이 없습니다."

    @ORGN-10 @REL-15
    Scenario: Members that cannot be loaded can be tried again
      Given GET /api/Member fails once
      And I visit /job/manage/mission-101
      When I click the button "총무 바꾸기"
      Then I see "교인 명단을 불러오지 못했습니다."
      When I click the button "다시 시도"
      Then I see the list "이름 찾기"

    @ORGN-10 @phone @browser
    Scenario: The largest department fits a phone
      Given I visit /job/manage/department-9?of=2
      When I click the button "부원 추가"
      Then I see the list "이름 찾기"
      And nothing is wider than the window
